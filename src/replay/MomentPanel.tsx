/** What the present action was, what it changed, and what failed right after it. */
import { useDeferredValue, useMemo } from 'react';
import { ChangeList } from './ChangeList';
import { Value } from './Value';
import { changesBetween } from './changes';
import { sentenceEnd } from './sentenceEnd';
import type { ReplayedVisit } from './shopFrame';
import { timeText } from './timeText';
import type { Moment, Trouble } from './timeline';

interface Props {
  visit: ReplayedVisit;
  /** Another one whenever the visit has come to another moment. */
  version: number;
  at: Moment | undefined;
  skipped: ReadonlySet<number>;
  troubles: readonly Trouble[];
}

export function MomentPanel({ visit, version, at, skipped, troubles }: Props) {
  // While somebody runs through the visit the shop follows first.
  const shown = useDeferredValue(at);
  const moment = shown?.moment ?? 0;
  const changes = useMemo(() => {
    // What is left out anywhere before changes what this action finds.
    // eslint-disable-next-line @typescript-eslint/no-meaningless-void-operator -- named for the hook's rule alone
    void version;
    const after = visit.stateAt(moment);
    if (after === undefined) return null;
    return moment === 0 ? [] : changesBetween(visit.stateAt(moment - 1), after);
  }, [visit, moment, version]);
  if (!shown) return null;
  const fault = visit.faults().find((other) => other.moment === moment);
  return (
    <section className="support-moment" aria-labelledby="moment-heading">
      <h2 id="moment-heading">
        {shown.label}{' '}
        <span className="support-moment-time">{moment === 0 ? '' : `${moment} · ${timeText(shown.at)}`}</span>
      </h2>
      {fault && <p className="support-fault">This could not be followed: {sentenceEnd(fault.why)}</p>}
      {troubles
        .filter((trouble) => trouble.moment === moment)
        .map(({ kind, text, at: time }, index) => (
          <p key={index} className="support-trouble">
            <strong>{kind === 'call' ? 'Failed call' : 'Console error'}</strong> at {timeText(time)}: {text}
          </p>
        ))}
      {moment === 0 ? (
        <p>What the store held before the first action of this file.</p>
      ) : (
        <>
          <h3>What changed</h3>
          {skipped.has(moment) && <p>This action is left out.</p>}
          {!skipped.has(moment) && changes === null && <p>Being worked out…</p>}
          {!skipped.has(moment) && changes && <ChangeList key={`changes of ${moment}`} changes={changes} />}
          <h3>The action</h3>
          <Value key={`action ${moment}`} value={shown.action} />
        </>
      )}
    </section>
  );
}
