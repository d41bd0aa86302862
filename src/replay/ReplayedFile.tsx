/** One file: the shop in its frame, and around it the controls, the log, and what the present moment is about. */
import { useMemo } from 'react';
import type { Release } from '../contract/release';
import type { SupportBundle } from '../client/lib/supportBundle';
import { Controls } from './Controls';
import { Facts } from './Facts';
import { MomentPanel } from './MomentPanel';
import { ReplayViewport } from './ReplayViewport';
import { StepFaults } from './StepFaults';
import { VisitLog } from './VisitLog';
import { momentsOf, timelineOf, troublesOf } from './timeline';
import { useKeys } from './useKeys';
import { useReplay } from './useReplay';
import { useVisit, useVisitVersion } from './useVisit';
import type { StepFault } from './shopFrame';

const none: readonly StepFault[] = [];

export function ReplayedFile({ bundle, release }: { bundle: SupportBundle; release: Release }) {
  const { visit, failed } = useVisit(bundle);
  const version = useVisitVersion(visit);
  const moments = useMemo(() => momentsOf(bundle), [bundle]);
  const troubles = useMemo(() => troublesOf(bundle, moments), [bundle, moments]);
  const entries = useMemo(() => timelineOf(moments, troubles), [moments, troubles]);
  const replay = useReplay(visit, moments);
  useKeys(replay);
  const { moment, skipped, jumpTo } = replay;
  const faults = visit?.faults() ?? none;
  return (
    <div className="support-player">
      <section className="support-screen" aria-label="The shop, as the shopper saw it">
        {failed && (
          <p className="support-fault" role="alert">
            The shop could not open this visit. The file may come from another version of the shop.
          </p>
        )}
        <StepFaults
          faults={faults}
          drawFault={visit?.drawFault() ?? null}
          moments={moments}
          moment={moment}
          onJump={jumpTo}
        />
        <ReplayViewport viewport={bundle.visit.viewport} address={visit?.address() ?? null} />
        <Controls replay={replay} moments={moments} isReady={visit !== null} />
      </section>
      <VisitLog entries={entries} replay={replay} faults={faults} />
      {visit && (
        <MomentPanel visit={visit} version={version} at={moments[moment]} skipped={skipped} troubles={troubles} />
      )}
      <Facts facts={bundle.visit} release={release} actions={moments.length - 1} troubles={troubles} />
    </div>
  );
}
