/** A dialog that stands there as long as it is drawn; whoever draws it takes it away when it was closed. */
import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { useFocusBack } from './useFocusBack';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ title, onClose, children }: Props) {
  useFocusBack();
  return (
    <Modal open title={title} onCancel={onClose} footer={null}>
      {children}
    </Modal>
  );
}
