/** The shop's word mark: a stitched patch with a jhabla on it, and the name (docs/look.md, 'Brand'). */
import { brand } from '../../../contract/brand';
import './logo.css';

/** Mean advance of a letter of the heading font at 30 px: the mark keeps its width while the font is on its way. */
const LETTER = 15.2;

export function Logo() {
  const textWidth = Math.round(brand.name.length * LETTER);
  const width = 54 + textWidth;
  return (
    <svg className="logo" viewBox={`0 0 ${width} 48`} width={width} height={48} role="img" aria-label={brand.name}>
      <circle className="logo-patch" cx="24" cy="24" r="23" />
      <circle className="logo-stitch" cx="24" cy="24" r="19.5" />
      <path
        className="logo-jhabla"
        d="M18.5 13.5 12 17.5l2.2 6 3-1-.9 12.3c2.5 1 5 1.5 7.7 1.5s5.2-.5 7.7-1.5l-.9-12.3 3 1 2.2-6-6.5-4c-1.2 2.2-3.2 3.3-5.5 3.3s-4.3-1.1-5.5-3.3Z"
      />
      <path className="logo-seam" d="M24 17.5v11M22.3 20.3h3.4M22.3 24.3h3.4" />
      <text
        className="logo-name"
        x="54"
        y="34"
        textLength={textWidth}
        lengthAdjust="spacingAndGlyphs"
        aria-hidden="true"
      >
        {brand.name}
      </text>
    </svg>
  );
}
