/**
 * The return form (docs/requirements.md sections 2, 3 and 5). Bank details stay in this form and in the one call that
 * sends them.
 */
import { useId } from 'react';
import { normaliseAccountNumber, normaliseIfsc } from '../../../contract/rules/bankNumbers';
import { ACCOUNT_DIGITS, BANK_DETAILS_DAYS, REFUND_TIME } from '../../../contract/rules/limits';
import type { SummaryRow } from '../../api/orderSummary';
import { choiceText } from '../../lib/cartLine';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import type { BoundField } from '../../ui/useShopForm';
import { Dialog } from '../../ui/Dialog';
import { FormRefusal } from '../../ui/FormRefusal';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { TextField } from '../../ui/TextField';
import '../../ui/fieldGrid.css';
import type { OrderView } from './orderView';
import { returnReasons } from './returnReasons';
import { LONGEST } from './returnSchema';
import { useReturnForm } from './useReturnForm';
import { useReturnState } from './returnState';
import './orderDialogs.css';

/** Why it comes back: a choice, because a tired parent has one hand free. */
function ReasonField({ name, value, error, onBlur, onChange }: BoundField) {
  const id = useId();
  return (
    <div className="text-field field-wide">
      <label htmlFor={id}>Reason</label>
      <select
        id={id}
        name={name}
        value={value}
        required
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-says`}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose a reason</option>
        {returnReasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </select>
      {error !== '' && (
        <p id={`${id}-says`} className="text-field-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface PiecesFieldProps {
  rows: readonly SummaryRow[];
  /** Serial numbers. */
  value: readonly number[];
  /** '' when nothing is wrong. */
  error: string;
  onChange: (value: number[]) => void;
}

/** Which products of an order go back. */
function PiecesField({ rows, value, error, onChange }: PiecesFieldProps) {
  const id = useId();
  const toggle = (serialNo: number) =>
    onChange(value.includes(serialNo) ? value.filter((one) => one !== serialNo) : [...value, serialNo]);
  return (
    <fieldset className="return-pieces field-wide" aria-describedby={error === '' ? undefined : `${id}-says`}>
      <legend>What goes back?</legend>
      {rows.map(({ serialNo, productName, productObject, orderQuantity }) => {
        const choice = choiceText(productObject);
        return (
          <label key={serialNo}>
            <input
              type="checkbox"
              name="pieces"
              checked={value.includes(serialNo)}
              aria-invalid={error !== ''}
              onChange={() => toggle(serialNo)}
            />
            <span>
              <span className="two-lines">{productName}</span>
              <span className="order-line-quiet">
                {choice === '' ? '' : `${choice} · `}
                {orderQuantity} {orderQuantity === 1 ? 'piece' : 'pieces'}
              </span>
            </span>
          </label>
        );
      })}
      {error !== '' && (
        <p id={`${id}-says`} className="text-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function ReturnDialog({ order, askedAt }: { order: OrderView; askedAt: number }) {
  const dispatch = useAppDispatch();
  const open = useReturnState(order, askedAt)?.open ?? [];
  const { form, bind, errorOf, element, submit, said, sending } = useReturnForm(
    order.orderNo,
    open.map(({ serialNo }) => serialNo),
  );
  const close = () => dispatch(panelClosed());

  return (
    <Dialog className="order-dialog" labelledBy="return-title" onClose={close}>
      <div className="dialog-head">
        <h2 id="return-title">Return Order</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <form ref={element} className="order-dialog-body" noValidate aria-labelledby="return-title" onSubmit={submit}>
        <p>
          Order {order.orderNo}. In its original condition, with tags. You pay for the way back; the refund takes
          {` ${REFUND_TIME}`}. <Link to={paths.returnPolicy}>Return Policy</Link>
        </p>
        <div className="field-grid return-fields">
          {order.rows.length > 1 && (
            <PiecesField
              rows={open}
              value={form.values.pieces}
              error={errorOf('pieces')}
              onChange={(pieces) => void form.setFieldValue('pieces', pieces)}
            />
          )}
          <ReasonField {...bind('reason')} />
          <TextField
            {...bind('comment')}
            required={false}
            className="field-wide"
            label="Comment (optional)"
            rows={3}
            maxLength={LONGEST.comment}
          />
          <h3 className="field-wide">Where the refund goes</h3>
          <TextField
            {...bind('accountHolderName')}
            label="Account holder name"
            autoComplete="off"
            maxLength={LONGEST.accountHolderName}
          />
          <TextField
            {...bind('accountNumber', normaliseAccountNumber)}
            label="Account number"
            hint={`${ACCOUNT_DIGITS.min} to ${ACCOUNT_DIGITS.max} digits.`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={LONGEST.accountNumber}
          />
          <TextField {...bind('bankName')} label="Bank name" autoComplete="off" maxLength={LONGEST.bankName} />
          <TextField
            {...bind('ifscCode', normaliseIfsc)}
            label="IFSC code"
            hint="11 characters, such as ABCD0123456. It is in the cheque book."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST.ifscCode}
          />
        </div>
        <FormRefusal text={said} />
        <p className="return-note">
          We keep these bank details encrypted, use them for this refund only, and delete them {BANK_DETAILS_DAYS} days
          after it.
        </p>
        <div className="order-dialog-actions">
          <button type="button" className="button" onClick={close}>
            Not now
          </button>
          <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
            {sending ? 'Sending…' : 'Send return request'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
