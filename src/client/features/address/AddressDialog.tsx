/**
 * Adding or editing an address at the checkout (docs/requirements.md section 2, Checkout). The store says which, so
 * that a replay shows it too.
 */
import type { Address } from '../../../contract/account';
import { selectUserId } from '../../store/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { AddressForm } from './AddressForm';
import { dropDraft } from './useSaveAddress';
import './addressDialog.css';

interface Props {
  addresses: readonly Address[];
  onSaved: (address: Address) => void;
}

export function AddressDialog({ addresses, onSaved }: Props) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const panel = useAppSelector(selectOpenPanel);
  if (panel?.name !== 'address' || userId === null) return null;
  const { addrId } = panel;
  const address = addresses.find((one) => one.addrId === addrId) ?? null;
  // Gone meanwhile, in another tab.
  if (addrId !== null && address === null) return null;

  const close = () => {
    dropDraft({ userId, addrId });
    dispatch(panelClosed());
  };
  return (
    <Dialog className="address-dialog" labelledBy="address-dialog-title" onClose={close}>
      <div className="dialog-head">
        <h2 id="address-dialog-title">{address ? 'Edit address' : 'Add a new address'}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="address-dialog-body">
        <AddressForm
          screen="checkout"
          scope="over"
          userId={userId}
          address={address}
          submitText="Save Address"
          onSaved={(saved) => {
            dispatch(panelClosed());
            onSaved(saved);
          }}
          onCancel={close}
        />
      </div>
    </Dialog>
  );
}
