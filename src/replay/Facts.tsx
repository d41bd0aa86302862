/** What the file says about the visit. */
import { type Release, releaseText } from '../contract/release';
import type { VisitFacts } from '../client/lib/supportBundle';
import { plural } from '../client/lib/text';
import { dateText } from './timeText';
import type { Trouble } from './timeline';

interface Props {
  facts: VisitFacts;
  /** This shop's own. */
  release: Release;
  actions: number;
  troubles: readonly Trouble[];
}

export function Facts({ facts, release, actions, troubles }: Props) {
  const { viewport, timeZone } = facts;
  const calls = troubles.filter(({ kind }) => kind === 'call').length;
  const rows: [string, string][] = [
    [
      'Recorded',
      [plural(actions, 'action'), plural(calls, 'failed call'), plural(troubles.length - calls, 'console error')].join(
        ', ',
      ),
    ],
    ['Began', dateText(facts.startedAt, timeZone)],
    ['Saved', dateText(facts.savedAt, timeZone)],
    ['Time zone', timeZone],
    ['Language', facts.language],
    ['Browser', facts.browser],
    [
      'Window',
      [
        `${viewport.width} × ${viewport.height}`,
        `pixel ratio ${viewport.pixelRatio}`,
        facts.touch && 'touch',
        facts.reducedMotion && 'less motion',
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Version', facts.version],
    ['Commit', facts.commit],
    ['Build', facts.build],
  ];
  // The files that a shopper's browser ran, whatever commit they were made from.
  const isOther = release.build !== '' && facts.build !== '' && release.build !== facts.build;
  return (
    <section className="support-facts" aria-labelledby="facts-heading">
      <h2 id="facts-heading">About this visit</h2>
      {isOther && (
        <p className="support-note">
          It was recorded with another build of the shop than this one, which is {releaseText(release)}: screens that
          have changed since look as they do now.
        </p>
      )}
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="support-note">
        The same file opens in Redux DevTools: open the shop, open the Redux panel, choose Import.
      </p>
    </section>
  );
}
