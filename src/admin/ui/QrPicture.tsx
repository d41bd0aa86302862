/** A QR code, drawn on the spot: what it says goes to nobody. */
import encodeQR from 'qr';

const BORDER = 2;

interface Props {
  text: string;
  title: string;
}

export default function QrPicture({ text, title }: Props) {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={title}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
