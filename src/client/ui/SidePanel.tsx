/** A dialog that comes in from the side, at the window's full height. Mount it to open it. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import './sidePanel.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function SidePanel({ title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} className="side-panel" onClose={onClose}>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="side-panel-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="side-panel-body">{children}</div>
    </Dialog>
  );
}
