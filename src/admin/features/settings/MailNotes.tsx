/** What keeps the shop's alerts from being read: what is missing, and where they go meanwhile. */
import Alert from 'antd/es/alert';
import type { AlertTime } from '../../../contract/rules/shopSettings';
import type { StaffSettings } from '../../../contract/staffSettings';

interface Props {
  mail: StaffSettings['mail'];
  /** As they are typed. */
  shopMail: string;
  alerts: AlertTime;
}

function notesOf({ mail: { own, isFictional, isSent, held }, shopMail, alerts }: Props): string[] {
  const notes: string[] = [];
  if (alerts === 'off') {
    notes.push('Nobody is told by mail of new orders, payments, returns and messages. An open desk still tells.');
  } else if (shopMail.trim() === '' && isFictional) {
    notes.push(`Alerts go to ${own}, which came with the shop and which nobody reads. Enter an address that you read.`);
  }
  if (!isSent) {
    notes.push(
      'The shop has no mail server (SMTP_URL), so no mail leaves it, neither to you nor to customers: mails lie as ' +
        'files on the shop’s machine. Ask whoever runs the server to set one.',
    );
  }
  if (held > 0) {
    const mails = held === 1 ? '1 mail has' : `${held} mails have`;
    notes.push(
      `${mails} waited for more than an hour: the mail server does not take them. Each is tried for three days; ask ` +
        'whoever runs the server to look.',
    );
  }
  return notes;
}

export function MailNotes(props: Props) {
  const notes = notesOf(props);
  if (notes.length === 0) return null;
  return (
    <div className="settings-notes">
      {notes.map((note) => (
        <Alert key={note} type="warning" role="note" showIcon title={note} />
      ))}
    </div>
  );
}
