/** The customer by phone and by WhatsApp, with the words of the step that was done last; the timeline keeps it. */
import Button from 'antd/es/button';
import type { StaffOrder } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useNoteToldMutation } from '../../api/ordersApi';
import { telLink, whatsAppLink } from '../../lib/phone';
import { useNotices } from '../../ui/notices';

export function ContactButtons({ order: { orderNo, mobile, words } }: { order: StaffOrder }) {
  const notices = useNotices();
  const [noteTold] = useNoteToldMutation();
  const note = async (by: 'whatsapp' | 'phone'): Promise<void> => {
    const { error } = await noteTold({ orderNo, step: words.step, by });
    if (error) notices.failed(toStaffMessage(error));
  };
  return (
    <>
      <Button size="large" href={telLink(mobile)} onClick={() => void note('phone')}>
        Call
      </Button>
      <Button
        size="large"
        href={whatsAppLink(mobile, words.text)}
        target="_blank"
        rel="noreferrer"
        onClick={() => void note('whatsapp')}
      >
        WhatsApp<span className="sr-only"> (opens a new tab)</span>
      </Button>
    </>
  );
}
