/** 'Save for later' and Delete of one line. */
import { Icon } from '../../ui/Icon';

interface Props {
  /** Product and choice, for assistive technology. */
  name: string;
  disabled: boolean;
  onDelete: (byKeyboard: boolean) => void;
  onSaveForLater: () => void;
}

/** A click that no pointer made. */
const isByKeyboard = ({ detail }: { detail: number }): boolean => detail === 0;

export function LineButtons({ name, disabled, onDelete, onSaveForLater }: Props) {
  return (
    <div className="cart-line-buttons">
      <button type="button" className="cart-line-button" disabled={disabled} onClick={onSaveForLater}>
        <Icon name="heart" size={20} />
        Save for later
        <span className="visually-hidden"> {name}</span>
      </button>
      <button type="button" className="cart-line-button cart-line-delete" disabled={disabled} onClick={(event) => onDelete(isByKeyboard(event))}>
        <Icon name="trash" size={20} />
        Delete
        <span className="visually-hidden"> {name}</span>
      </button>
    </div>
  );
}
