/** The page /support: takes a file that a shopper saved, and shows the visit in it. */
import { releaseText } from '../contract/release';
import type { Release } from '../contract/release';
import { Picker } from './Picker';
import { ReplayedFile } from './ReplayedFile';
import { useOpenedBundle } from './useOpenedBundle';
import { useDrop } from './useDrop';
import './support.css';
import './playback.css';
import './visitLog.css';
import './moment.css';

interface Props {
  /** Where a file lies that is to be opened at once; null: the page waits for one. */
  bundleUrl: string | null;
  /** The release of the shop that this page belongs to. */
  release: Release;
}

export function SupportPage({ bundleUrl, release }: Props) {
  const { opened, fault, openFile } = useOpenedBundle(bundleUrl);
  const isOver = useDrop(openFile);
  const complaint = fault !== null && (
    <p className="support-fault" role="alert">
      {fault}
    </p>
  );
  return (
    <main className="support">
      {isOver && <div className="support-drop">Drop the file to open it</div>}
      {opened ? (
        <>
          <header className="support-head">
            <h1>Replay a visit</h1>
            <p className="support-file">{opened.name}</p>
            <Picker label="Open another file" isQuiet onFile={openFile} />
          </header>
          {complaint}
          {/* A key of its own for each file: the next one starts anew. */}
          <ReplayedFile key={opened.id} bundle={opened.bundle} release={release} />
        </>
      ) : (
        <Welcome isComing={bundleUrl !== null && fault === null} release={release}>
          {complaint}
          <Picker label="Choose a file" onFile={openFile} />
        </Welcome>
      )}
    </main>
  );
}

interface WelcomeProps {
  isComing: boolean;
  release: Release;
  children: React.ReactNode;
}

function Welcome({ isComing, release, children }: WelcomeProps) {
  if (isComing) return <p className="support-wait">Opening the visit…</p>;
  return (
    <div className="support-welcome">
      <h1>Replay a visit</h1>
      <p>
        A shopper who has a problem can save a file: “Having a problem?” at the foot of every page makes it. Open it
        here and see the visit step by step, as the shopper saw it.
      </p>
      <div className="support-target">
        <p>Drop the file here, or</p>
        {children}
      </div>
      <ul className="support-notes">
        <li>The file stays on this computer, and the replay asks the shop for nothing but its pictures.</li>
        <li>
          Names, addresses, phone numbers and the like are masked in it: the same label always stands for the same
          thing.
        </li>
        <li>Redux DevTools reads the same file: open the shop, open the Redux panel, choose Import.</li>
        {release.version !== '' && <li>This page belongs to version {releaseText(release)}.</li>}
      </ul>
    </div>
  );
}
