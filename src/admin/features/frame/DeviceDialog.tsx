import { Dialog } from '../../ui/Dialog';
import { DeviceSettings } from './DeviceSettings';

/** The device's settings over whatever is being done. */
export default function DeviceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="On this device" onClose={onClose}>
      <DeviceSettings />
    </Dialog>
  );
}
