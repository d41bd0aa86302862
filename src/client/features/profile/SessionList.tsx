/** Where a member is logged in: kinds of browsers and times, no places and no addresses. */
import type { MemberSession } from '../../../contract/account';
import { momentText } from './accessWords';

export function SessionList({ sessions, labelledBy }: { sessions: readonly MemberSession[]; labelledBy: string }) {
  return (
    <ul className="profile-sessions" aria-labelledby={labelledBy}>
      {sessions.map(({ browser, since, lastSeen, isThis }, index) => (
        <li key={index}>
          <span className="profile-session-browser">{browser || 'A browser that does not say what it is'}</span>
          {isThis && <span className="profile-session-this">This browser</span>}
          <span className="profile-session-times">
            Logged in {momentText(since)}
            {!isThis && <>, last seen {momentText(lastSeen)}</>}
          </span>
        </li>
      ))}
    </ul>
  );
}
