/** What staff tell each other of an order; no customer sees it. */
import Input from 'antd/es/input';
import { useField } from 'formik';
import { useState } from 'react';
import { formatMoment } from '../../../contract/rules/days';
import { NOTE_MAX } from '../../../contract/rules/staffOrderRules';
import type { StaffOrder } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useAddNoteMutation } from '../../api/ordersApi';
import { useMayTalk } from '../../store/useMe';
import { StaffForm } from '../../ui/StaffForm';
import { Field } from '../../ui/TextField';
import { noteSchema } from './steps/stepSchemas';

function NoteField() {
  const [{ value, onChange, onBlur }] = useField<string>('text');
  return (
    <Field name="text" label="Note for the staff">
      {(bound) => (
        <Input.TextArea {...bound} value={value} onChange={onChange} onBlur={onBlur} maxLength={NOTE_MAX} rows={3} />
      )}
    </Field>
  );
}

export function OrderNotes({ order: { orderNo, notes } }: { order: StaffOrder }) {
  const mayTalk = useMayTalk();
  const [addNote] = useAddNoteMutation();
  // A note that was kept leaves an empty field.
  const [count, setCount] = useState(0);
  return (
    <section aria-labelledby="order-notes">
      <h2 id="order-notes">Notes</h2>
      <ul className="plain-list notes">
        {notes.map(({ at, who, text }) => (
          <li key={`${at}${who}`}>
            {text}
            <span className="quiet cell-note">
              {who}, {formatMoment(at)}
            </span>
          </li>
        ))}
      </ul>
      {mayTalk && (
        <StaffForm
          key={count}
          initial={{ text: '' }}
          schema={noteSchema}
          submit="Keep the note"
          onSend={async ({ text }) => {
            const { error } = await addNote({ orderNo, text: text.trim() });
            if (error) return { message: toStaffMessage(error) };
            setCount(count + 1);
            return undefined;
          }}
        >
          <NoteField />
        </StaffForm>
      )}
    </section>
  );
}
