/**
 * For a shopper who has a problem: shows what this visit's file holds, and saves it (docs/support.md). Nothing is sent by the shop;
 * the shopper decides what to do with the file.
 */
import { useEffect } from 'react';
import { useShopWords } from '../../api/wordsApi';
import type { SupportBundle } from '../../lib/supportBundle';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { MailLink } from '../../ui/BrandLinks';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { useShown } from '../../ui/useShown';
import { countsOf } from './counts';
import { ProblemActions } from './ProblemActions';
import { useBundle } from './useBundle';
import type { ReadyFile } from './useBundle';
import './problemDialog.css';

const PREPARING = 'Looking through your visit…';
const FAILED = 'The file could not be made. Please write to us and say what went wrong.';

/** Kept with what is shown: who replays this moment has another file than the shopper had. */
function useCounts(bundle: SupportBundle | undefined): string[] {
  const [counts, setCounts] = useShown('notice', 'problem', PREPARING, 'over');
  useEffect(() => {
    if (bundle) setCounts(countsOf(bundle).join('\n'));
  }, [bundle, setCounts]);
  return counts.split('\n');
}

function FileContents({ file }: { file: ReadyFile | null }) {
  const bundle = file?.bundle;
  const counts = useCounts(bundle);
  return (
    <>
      <section>
        <h3>What is in the file</h3>
        <ul className="problem-counts" aria-busy={!bundle}>
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>What is not in it</h3>
        <p>
          Names, e-mail addresses, mobile numbers, addresses, messages, searches in words that are not our catalogue’s, and the
          numbers of orders and accounts are replaced by stand-ins such as name-1.
          Passwords and bank details are never noted down.
        </p>
      </section>
    </>
  );
}

export function ProblemDialog({ release, messages }: { release: string; messages: readonly string[] }) {
  const dispatch = useAppDispatch();
  const made = useBundle(release, messages);
  const file = made === 'failed' ? null : made;
  const { email } = useShopWords();
  const close = () => dispatch(panelClosed());

  return (
    <Dialog className="problem" labelledBy="problem-title" onClose={close}>
      <div className="dialog-head">
        <h2 id="problem-title">Having a problem?</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="problem-body">
        <p>
          Save a file of this visit and send it to us, with a word about what went wrong. We can then see what you saw. Nothing is sent by itself.
        </p>
        {email !== undefined && (
          <p className="problem-mail">
            <MailLink email={email} withIcon />
          </p>
        )}
        {made === 'failed' ? <p role="alert">{FAILED}</p> : <FileContents file={file} />}
      </div>
      {made !== 'failed' && <ProblemActions file={file} />}
    </Dialog>
  );
}
