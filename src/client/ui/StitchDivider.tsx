/** The running stitch between sections: the shop's signature (docs/look.md). */
import './stitch.css';

export function StitchDivider() {
  return (
    <svg className="stitch-divider" viewBox="0 0 400 8" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 4.200C40 2.8 62 5.6 104 4.400S190 2.6 232 4.3 322 5.7 400 3.6" />
    </svg>
  );
}
