/**
 * A guest's order got no answer, and the guest's session ended: nobody here can ask about it any more, and the same
 * order again would be a second one (docs/decisions/what-was-seen.md).
 */
import { toOwner } from '../../store/authSlice';
import { selectIsUnheard } from '../../store/checkoutSlice';
import { useAppSelector } from '../../store/hooks';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import '../../ui/states.css';

export function UnheardOrder() {
  const ownerId = useAppSelector(({ auth }) => toOwner(auth)?.id ?? null);
  const isUnheard = useAppSelector((state) => selectIsUnheard(state, ownerId));
  if (!isUnheard) return null;
  return (
    <div className="notice notice-warning" role="alert">
      <p>
        <strong>Your last order, as a guest, got no answer.</strong>
      </p>
      <p>
        It may have reached us. Please ask before you order the same again: <PhoneLink /> or <MailLink />.
      </p>
    </div>
  );
}
