/**
 * The whole page when the frame around the screens has failed: header and footer are gone, so this stands on its own.
 */
import { brand } from '../../contract/brand';
import { Panels } from '../features/shell/Panels';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ProblemButton } from '../ui/ProblemButton';
import { loadProblem } from './problem/loadProblem';
import '../ui/states.css';

export function PageFailed() {
  return (
    <main className="state">
      <p>{brand.name}</p>
      <h1>Something went wrong</h1>
      <p role="alert">This page could not be shown. Your cart is safe.</p>
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        Reload
      </button>
      <ProblemButton />
      <ErrorBoundary fallback={null}>
        <Panels loadProblem={loadProblem} />
      </ErrorBoundary>
    </main>
  );
}
