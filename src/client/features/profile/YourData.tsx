/**
 * What the shop holds about a member is theirs: to take along, and to have deleted (docs/decisions/0208-leaving.md).
 */
import { useRef } from 'react';
import { useShown } from '../../ui/useShown';
import { DeleteAccountForm } from './DeleteAccountForm';
import { useTakeData } from './useTakeData';

export function YourData({ userId }: { userId: string }) {
  const takeData = useTakeData(userId);
  const [isLeaving, setLeaving] = useShown('fold', 'leaving', false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setLeaving(false);
    opener.current?.focus();
  };
  return (
    <div className="profile-card">
      <p className="profile-note">One file with your details, addresses, orders, returns, reviews and messages.</p>
      <button type="button" className="button" onClick={() => void takeData()}>
        Download my data
      </button>
      <button ref={opener} type="button" className="link-button profile-leave" aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
        Delete account
      </button>
      {isLeaving && <DeleteAccountForm userId={userId} onKeep={keep} />}
    </div>
  );
}
