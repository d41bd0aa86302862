/**
 * A guest's order got no answer, and the guest's session ended: nobody here can ask about it any more, and the same
 * order again would be a second one (docs/decisions/0226-what-was-seen.md).
 */
import { useShopWords } from '../../api/wordsApi';
import { paths } from '../../lib/paths';
import { toOwner } from '../../store/authSlice';
import { attemptLost, selectIsUnheard, unheardTold } from '../../store/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { forgetUnheard } from '../../store/unheardOrder';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { focusHeading } from '../../ui/focusHeading';
import { Link } from '../../ui/Link';
import '../../ui/states.css';
import { endAttempt } from './tabMemory';

export function UnheardOrder() {
  const ownerId = useAppSelector(({ auth }) => toOwner(auth)?.id ?? null);
  const isUnheard = useAppSelector((state) => selectIsUnheard(state, ownerId));
  const { phone, email } = useShopWords();
  const dispatch = useAppDispatch();
  if (!isUnheard) return null;
  const forget = () => {
    endAttempt();
    forgetUnheard();
    dispatch(attemptLost());
    dispatch(unheardTold(null));
    focusHeading();
  };
  return (
    <div className="notice notice-warning">
      <div role="alert">
        <p>
          <strong>Your last order, as a guest, got no answer.</strong>
        </p>
        <p>
          It may have reached us. Please ask before you order the same again: {phone !== undefined && <PhoneLink phone={phone} />}
          {phone !== undefined && email !== undefined && ' or '}
          {email !== undefined && <MailLink email={email} />}
          {phone === undefined && email === undefined && <Link to={paths.contact}>write to us</Link>}.
        </p>
      </div>
      <button type="button" className="button" onClick={forget}>
        I have asked
      </button>
    </div>
  );
}
