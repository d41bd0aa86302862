/**
 * The running line over the header; it leads to the sale (docs/requirements.md section 2, 'Coupon strip'). It stops on
 * demand, under the pointer and with the focus in it.
 */
import { useGetFlashHeadersQuery } from '../../api/homeApi';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useShown } from '../../ui/useShown';
import './flashMarquee.css';

export function FlashMarquee() {
  const { currentData: data, isError } = useGetFlashHeadersQuery();
  const [paused, setPaused] = useShown('motion', 'announcements', false, 'frame');
  const texts = (data ?? []).map(({ id, flashText }) => ({ id, text: flashText.trim() })).filter(({ text }) => text !== '');
  if (isError || (data && texts.length === 0)) return null;
  const line = texts.map(({ id, text }) => <span key={id}>{text}</span>);
  return (
    <section className={paused ? 'flash flash-paused' : 'flash'} aria-label="Announcements">
      <Link className="flash-link" to={paths.saleProducts}>
        <span className="flash-line">
          <span className="flash-texts">{line}</span>
          {/* The same again, so that the line runs on without a gap. */}
          <span className="flash-texts flash-copy" aria-hidden="true">
            {line}
          </span>
        </span>
      </Link>
      <button type="button" className="flash-pause" aria-label={paused ? 'Let the announcements run' : 'Stop the announcements'} onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} size={16} />
      </button>
    </section>
  );
}
