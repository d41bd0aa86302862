/**
 * Sends the link to an order's page once more (docs/contract.md section 10): to the address that the order holds, and
 * nothing is told about which orders there are.
 */
import { LINK_ASKED, CONTACT_TYPED_MAX } from '../../../contract/rules/orderLink';
import { toUserMessage } from '../../api/errors';
import { useAskOrderLinkMutation } from '../../api/orderPageApi';
import { personal } from '../../api/secret';
import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { FormRefusal } from '../../ui/FormRefusal';
import { Link } from '../../ui/Link';
import { TextField } from '../../ui/TextField';
import '../../ui/states.css';
import { useShopForm } from '../../ui/useShopForm';
import { useUiState } from '../../ui/useUiState';
import { linkSchema } from './paymentSchemas';
import './orderPage.css';

/** @param orderNo of the link that opened nothing; '' for none */
export function FindOrder({ orderNo = '', labelledBy }: { orderNo?: string; labelledBy: string }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [askLink] = useAskOrderLinkMutation();
  const [sent, setSent] = useUiState('notice', 'order-link-sent', false);
  const { bind, submit, element, refusal, sending } = useShopForm({
    name: 'order-link',
    initial: { orderNo, contact: '' },
    schema: linkSchema,
    send: async (typed) => {
      setSent(false);
      const { error } = await askLink(personal({ orderNo: typed.orderNo.trim(), contact: typed.contact.trim() }));
      if (error) return { text: toUserMessage(error) };
      setSent(true);
      return null;
    },
  });
  return (
    <>
      <p>
        {isSignedIn ? (
          <>
            Your own orders are in your <Link to={paths.orderHistory}>order history</Link>. For one that you placed
            without an account,
          </>
        ) : (
          'Every order has a page of its own. The link to it was in our mails;'
        )}{' '}
        we send it to you again.
      </p>
      <div role="status">{sent && <p className="notice notice-good">{LINK_ASKED}</p>}</div>
      <form ref={element} noValidate className="order-find" aria-labelledby={labelledBy} onSubmit={submit}>
        <TextField
          {...bind('orderNo')}
          label="Order number"
          hint="Such as 7K3M-9QX2."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CONTACT_TYPED_MAX}
        />
        <TextField
          {...bind('contact')}
          label="Mobile number or e-mail"
          hint="The one that you ordered with."
          autoComplete="email"
          autoCapitalize="none"
          maxLength={CONTACT_TYPED_MAX}
        />
        <FormRefusal text={refusal?.text ?? ''} />
        <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
          {sending ? 'Sending…' : 'Send me the link'}
        </button>
      </form>
      {!isSignedIn && (
        <p>
          You have an account? <Link to={paths.orderHistory}>Log in and see your orders</Link>
        </p>
      )}
    </>
  );
}
