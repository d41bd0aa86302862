/**
 * The main coupon to copy, and up to four texts about coupons (docs/requirements.md section 2, Home page; decisions 34,
 * 35).
 */
import { DEFAULT_COUPON } from '../../../contract/rules/limits';
import { useGetMainCouponQuery } from '../../api/couponApi';
import { useGetHomeCouponTextsQuery } from '../../api/homeApi';
import { copyText } from '../../browser/clipboard';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import { codeMessages } from './codeMessages';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './couponStrip.css';

/**
 * A coupon text travels as JSON inside JSON; another backend may send it bare (decision 35). Text only, whatever it
 * holds.
 */
function parseCouponText(raw: string): string {
  try {
    const value = JSON.parse(raw) as unknown;
    if (typeof value === 'string') return value.trim();
    const { couponText } = (value ?? {}) as { couponText?: unknown };
    return typeof couponText === 'string' ? couponText.trim() : raw.trim();
  } catch {
    return raw.trim();
  }
}

const POSITIONS = 4;

export function CouponStrip() {
  const dispatch = useAppDispatch();
  const { currentData: main, isFetching: asksForMain } = useGetMainCouponQuery();
  const { currentData: sent, isFetching: asksForTexts } = useGetHomeCouponTextsQuery();
  if ((main === undefined && asksForMain) || (sent === undefined && asksForTexts))
    return <SectionSkeleton shape="strip" />;

  const texts = (sent ?? [])
    .filter(({ position }) => position >= 1 && position <= POSITIONS)
    .sort((a, b) => a.position - b.position)
    .map(({ position, couponText }) => ({ position, text: parseCouponText(couponText) }))
    .filter(({ text }) => text !== '');
  if (!main && texts.length === 0) return null;
  const code = main?.couponName || DEFAULT_COUPON;
  const onCopy = async () => {
    const copied = await copyText(code);
    dispatch(copied ? toastShown('success', codeMessages.copied) : toastShown('error', codeMessages.failed));
  };
  return (
    <SectionFrame className="coupon-strip">
      <h2 className="visually-hidden">Offers</h2>
      <div className="coupon-strip-code">
        <span>Your code</span>
        <button
          type="button"
          className="button button-highlight"
          aria-label={`Copy code ${code}`}
          onClick={() => void onCopy()}
        >
          {code}
          <Icon name="copy" size={20} />
        </button>
      </div>
      <ul role="list">
        {texts.map(({ position, text }) => (
          <li key={position}>{text}</li>
        ))}
      </ul>
    </SectionFrame>
  );
}
