/** A panel that comes in from the side over the page, at the window's full height. Mount it to open it. */
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon';
import { useModal } from './useModal';
import './sidePanel.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
}

export function SidePanel({ title, onClose, children, footer }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(panel, onClose);
  return createPortal(
    <div className="side-panel-layer">
      <div className="side-panel-shade" onClick={onClose} />
      <div ref={panel} className="side-panel" role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <div className="side-panel-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="side-panel-close" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="side-panel-body">{children}</div>
        {footer !== undefined && <div className="side-panel-foot">{footer}</div>}
      </div>
    </div>,
    document.body,
  );
}
