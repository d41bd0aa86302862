/** Where one is logged in, and how to end that. */
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { formatMoment } from '../../../contract/rules/days';
import { STAFF_SESSION } from '../../../contract/rules/staffRules';
import { useEndSessionsMutation, useGetSessionsQuery, useLogOutMutation } from '../../api/accessApi';
import { toStaffMessage } from '../../api/errors';
import { Failed } from '../../ui/Failed';
import { Waiting } from '../../ui/Waiting';
import { useNotices } from '../../ui/notices';

export function OwnSessions() {
  const notices = useNotices();
  const { currentData: sessions, error, refetch } = useGetSessionsQuery();
  const [logOut, { isLoading: isLeaving }] = useLogOutMutation();
  const [endAll, { isLoading: isEnding }] = useEndSessionsMutation();
  const end = async (call: () => Promise<{ error?: unknown }>): Promise<void> => {
    const { error: failure } = await call();
    if (failure) notices.failed(toStaffMessage(failure));
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are logged in</h2>
      <p className="quiet">
        In {STAFF_SESSION.mostOpen} places at most: one more login ends the session that was used longest ago.
      </p>
      {error && !sessions && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!sessions && !error && <Waiting lines={2} />}
      <ul className="rows">
        {sessions?.map(({ browser, since, lastSeen, isThis }) => (
          <li key={`${browser}${since}`} className="row">
            <span className="row-words">
              <strong>
                {browser}
                {isThis && ' (this one)'}
              </strong>
              <span className="quiet">
                Since {formatMoment(since)}, last seen {formatMoment(lastSeen)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Flex gap={8} wrap>
        <Button size="large" loading={isLeaving} onClick={() => void end(() => logOut())}>
          Log out
        </Button>
        <Button size="large" danger loading={isEnding} onClick={() => void end(() => endAll())}>
          Log out everywhere
        </Button>
      </Flex>
    </section>
  );
}
