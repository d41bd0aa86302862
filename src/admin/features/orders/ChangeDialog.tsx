/** Before it ships: another size or colour, fewer pieces, another address. The server prices it anew. */
import Input from 'antd/es/input';
import { useField } from 'formik';
import type { StaffOrder, StaffOrderLine } from '../../../contract/staffOrders';
import { useChangeOrderMutation } from '../../api/ordersApi';
import { changedLines, type TypedLine } from '../../lib/changedLines';
import { rupeesText } from '../../lib/money';
import { Dialog } from '../../ui/Dialog';
import { SelectField } from '../../ui/SelectField';
import { StaffForm } from '../../ui/StaffForm';
import { Field } from '../../ui/TextField';
import { StaleNote } from './steps/StaleNote';
import { addressSchema } from './steps/stepSchemas';
import { useOrderChange } from './steps/useOrderChange';

interface Props {
  order: StaffOrder;
  onClose: () => void;
  onDone: (text: string) => void;
}

interface Typed {
  lines: TypedLine[];
  address: string;
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const withOwn = (values: readonly string[], own: string): string[] =>
  values.includes(own) ? [...values] : [own, ...values];
/** From none to as many as were ordered: it only goes down. */
const quantities = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'None: take it out' : String(count),
  })).reverse();

function AddressField() {
  const [{ value, onChange, onBlur }] = useField<string>('address');
  return (
    <Field name="address" label="Address" hint="Parts with commas between them, the PIN code last.">
      {(bound) => <Input.TextArea {...bound} value={value} onChange={onChange} onBlur={onBlur} rows={4} />}
    </Field>
  );
}

function LineFields({
  line: { name, colour, size, quantity, colours, sizes },
  at,
}: {
  line: StaffOrderLine;
  at: number;
}) {
  const prefix = `lines.${at}.`;
  return (
    <fieldset className="parcel">
      <legend>{name}</legend>
      {colours.length > 0 && (
        <SelectField name={`${prefix}colour`} label="Colour" options={choices(withOwn(colours, colour))} />
      )}
      {sizes.length > 0 && <SelectField name={`${prefix}size`} label="Size" options={choices(withOwn(sizes, size))} />}
      <SelectField name={`${prefix}quantity`} label="Pieces" options={quantities(quantity)} />
    </fieldset>
  );
}

export default function ChangeDialog({ order, onClose, onDone }: Props) {
  const { orderNo, lines, address, amountDue } = order;
  const { version, current, settle } = useOrderChange(order.version);
  const [change] = useChangeOrderMutation();
  const initial: Typed = {
    lines: lines.map(({ colour, size, quantity }) => ({ colour, size, quantity: String(quantity) })),
    address: address.whole,
  };
  return (
    <Dialog title={`Change ${orderNo}`} onClose={onClose}>
      <StaleNote current={current} />
      <p>It is priced anew, now {rupeesText(amountDue)}, and the customer is told.</p>
      <StaffForm
        initial={initial}
        schema={addressSchema}
        submit="Change the order"
        onSend={async (typed) => {
          const body = {
            lines: changedLines(lines, typed.lines),
            ...(typed.address.trim() !== address.whole && { address: typed.address.trim() }),
          };
          if (body.lines.length === 0 && !('address' in body)) return { message: 'Nothing is changed yet.' };
          const { data, error } = await change({ orderNo, version, ...body });
          if (data) onDone(`${orderNo} is changed; it comes to ${rupeesText(data.amountDue)}.`);
          return settle(error);
        }}
      >
        {lines.map((line, at) => (
          <LineFields key={line.serialNo} line={line} at={at} />
        ))}
        <AddressField />
      </StaffForm>
    </Dialog>
  );
}
