/** What opens over the page; each is opened by a button. */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog';
import { SidePanel } from '../../ui/SidePanel';
import { Tabs } from '../../ui/Tabs';
import { ZoomDialog } from '../../ui/ZoomDialog';
import { brokenPicture, picture } from './samples';
import type { States } from './samples';

function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog labelledBy={id} className="gallery-dialog" onClose={onClose}>
      <h2 id={id}>A question</h2>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}

function Series({ onClose }: { onClose: () => void }) {
  const [at, onMove] = useState(0);
  return <ZoomDialog src={picture} name="A jhabla" series={{ at, count: 3, onMove }} onClose={onClose} />;
}

const tabs = [
  { id: 'one', title: 'Description', renderPanel: () => <p>Soft as a cloud.</p> },
  { id: 'two', title: 'Reviews', renderPanel: () => <p>Nobody has written yet.</p> },
] as const;

function TwoTabs() {
  const [open, onOpen] = useState<'one' | 'two'>('one');
  return <Tabs name="gallery" label="Of a product" tabs={tabs} open={open} onOpen={onOpen} />;
}

export const dialogs: Readonly<Record<string, States>> = {
  Dialog: { usual: <Opened>{(close) => <Question onClose={close} />}</Opened> },
  SidePanel: {
    usual: (
      <Opened>
        {(close) => (
          <SidePanel title="Filters" onClose={close}>
            <p>What is chosen here changes the list.</p>
          </SidePanel>
        )}
      </Opened>
    ),
  },
  ZoomDialog: {
    'one picture': <Opened>{(close) => <ZoomDialog src={picture} name="A jhabla" onClose={close} />}</Opened>,
    'one of three': <Opened>{(close) => <Series onClose={close} />}</Opened>,
    'did not load': <Opened>{(close) => <ZoomDialog src={brokenPicture} name="A jhabla" onClose={close} />}</Opened>,
  },
  Tabs: { two: TwoTabs },
};
