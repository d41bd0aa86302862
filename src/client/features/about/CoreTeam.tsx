/** Who makes the clothes, told by the four places where it is done. */
import { corners } from './corners';
import { OwnPicture } from './OwnPicture';
import './coreTeam.css';

export function CoreTeam() {
  return (
    <ul role="list" className="core-team">
      {corners.map(({ name, role, text, alt }) => (
        <li key={name}>
          <OwnPicture name={name} alt={alt} shape="landscape" sizes="(max-width: 599px) 92vw, (max-width: 1280px) 46vw, 590px" />
          <h3>{role}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
