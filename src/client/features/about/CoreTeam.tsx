/** Who makes what the shop sells, as staff tell it. */
import type { PicturedSaying } from '../../../contract/words';
import { AboutPicture } from './AboutPicture';
import './coreTeam.css';

const SIZES = '(max-width: 599px) 92vw, (max-width: 1280px) 46vw, 590px';

export function CoreTeam({ team }: { team: readonly PicturedSaying[] }) {
  return (
    <ul role="list" className="core-team">
      {team.map(({ url, title, description }) => (
        <li key={title}>
          {url !== '' && <AboutPicture url={url} shape="landscape" sizes={SIZES} />}
          <h3>{title}</h3>
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
