/**
 * Everything that the shop says in its forms and notices, for the file that a shopper saves (features/support): only
 * the app may know all features. It comes with the dialog, not with the first page.
 */
import { brand } from '../../../contract/brand';
import { errorCodes } from '../../../contract/errors';
import { couponNeeds } from '../../../contract/rules/couponWords';
import { couponAppliedText, couponMessages } from '../../../contract/rules/couponWords';
import { LOGGED_OUT } from '../../../contract/rules/loggedOut';
import { nameComplaints } from '../../../contract/rules/memberName';
import { noCookies, toUserMessage } from '../../api/errors';
import { NOT_ARRIVED, OLD, RELOADED } from '../../browser/loadChunk';
import { accessMessages } from '../../features/access/accessMessages';
import { cartMessages } from '../../features/cart/cartMessages';
import { checkoutMessages } from '../../features/checkout/checkoutMessages';
import { contactMessages } from '../../features/contact/contactMessages';
import { codeMessages } from '../../features/home/codeMessages';
import { priceMessages } from '../../features/listing/typedRange';
import { newsletterMessages } from '../../features/newsletter/newsletterMessages';
import { orderMessages, returnMessages } from '../../features/orders/orderMessages';
import { paymentMessages } from '../../features/orders/paymentMessages';
import { shareMessages } from '../../features/product/shareMessages';
import { passwordAndDevicesMessages, privacyMessages, profileMessages } from '../../features/profile/profileMessages';
import { reviewMessages } from '../../features/reviews/reviewMessages';
import { sentencesIn } from '../../features/support/ownWords';
import { wishlistMessages } from '../../features/wishlist/wishlistMessages';
import { addressWords, savingMessages } from '../../lib/addressMessages';
import { factMessages } from '../../lib/productFacts';
import { LOGGED_OUT_ELSEWHERE } from '../../store/otherTabs';
import { SLOW_WORDS } from '../../store/slowListener';

const failures = [...errorCodes, 'NETWORK', 'TIMEOUT', 'GARBLED'] as const;
const couponWords = (value: string) => couponAppliedText({ couponType: '%', couponValue: value as unknown as number });

export const ownMessages: readonly string[] = sentencesIn(
  ...[accessMessages, addressWords, cartMessages, checkoutMessages, codeMessages, contactMessages],
  ...[couponMessages, factMessages, nameComplaints, newsletterMessages, orderMessages, priceMessages, privacyMessages],
  ...[
    passwordAndDevicesMessages,
    paymentMessages,
    profileMessages,
    returnMessages,
    reviewMessages,
    savingMessages,
    shareMessages,
    wishlistMessages,
  ],
  ...[couponWords, couponNeeds],
  ...[LOGGED_OUT, LOGGED_OUT_ELSEWHERE, NOT_ARRIVED, OLD, RELOADED, SLOW_WORDS, brand.name],
  ...failures.map((code) => toUserMessage({ code, status: 0, message: '' })),
  toUserMessage(noCookies),
);
