/** Above the screens of a desk: which one it is, what waits, who is logged in and the way out. */
import Button from 'antd/es/button';
import Layout from 'antd/es/layout';
import { Suspense, lazy, useState } from 'react';
import { toStaffMessage } from '../../api/errors';
import { useLogOutMutation } from '../../api/accessApi';
import { useMe } from '../../store/useMe';
import { useNotices } from '../../ui/notices';
import { NewOrders } from './NewOrders';

const DeviceDialog = lazy(() => import(/* webpackChunkName: "device" */ './DeviceDialog'));

interface Props {
  screen: string;
  newOrders: number;
}

export function DeskHeader({ screen, newOrders }: Props) {
  const notices = useNotices();
  const { email } = useMe();
  const [logOut, { isLoading }] = useLogOutMutation();
  const [isOpen, setOpen] = useState(false);
  const leave = async (): Promise<void> => {
    const { error } = await logOut();
    if (error) notices.failed(toStaffMessage(error));
  };
  return (
    <Layout.Header className="frame-header">
      {/* The screen's own heading says it to a screen reader (ui/ScreenTitle.tsx). */}
      <p className="frame-screen" aria-hidden="true">
        {screen}
      </p>
      <NewOrders count={newOrders} />
      <span className="quiet frame-me">{email}</span>
      <Button type="text" onClick={() => setOpen(true)} aria-haspopup="dialog">
        Device settings
      </Button>
      <Button loading={isLoading} onClick={() => void leave()}>
        Log out
      </Button>
      <Suspense fallback={null}>{isOpen && <DeviceDialog onClose={() => setOpen(false)} />}</Suspense>
    </Layout.Header>
  );
}
