/** The running stitch between sections: the shop's signature (docs/look.md). */
import { STITCH_PATH } from './stitchPath';
import './stitch.css';

export function StitchDivider() {
  return (
    <svg className="stitch-divider" viewBox="0 0 400 8" preserveAspectRatio="none" aria-hidden="true">
      <path d={STITCH_PATH} />
    </svg>
  );
}
