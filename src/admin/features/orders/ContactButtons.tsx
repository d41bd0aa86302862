/** The customer by phone and by WhatsApp, with the words of the step that was done last; the timeline keeps it. */
import Button from 'antd/es/button';
import { useState } from 'react';
import type { StaffOrder } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useNoteToldMutation } from '../../api/ordersApi';
import { openTab } from '../../browser/openTab';
import { telLink, whatsAppLink } from '../../lib/phone';
import { useNotices } from '../../ui/notices';

export function ContactButtons({ order: { orderNo, mobile, words } }: { order: StaffOrder }) {
  const notices = useNotices();
  const [noteTold, { isLoading }] = useNoteToldMutation();
  /** Where the browser opened no tab, the same as a link. */
  const [link, setLink] = useState('');
  const tell = async (by: 'whatsapp' | 'phone'): Promise<string | null> => {
    const { data, error } = await noteTold({ orderNo, step: words.step, by });
    if (error) notices.failed(toStaffMessage(error));
    return data ? whatsAppLink(mobile, data.text) : null;
  };
  const write = async (): Promise<void> => {
    // Now, while the press counts as one: the words come with the answer.
    const tab = openTab();
    const address = await tell('whatsapp');
    if (address === null) tab?.close();
    else if (tab) tab.goTo(address);
    else setLink(address);
  };
  return (
    <>
      <Button size="large" href={telLink(mobile)} onClick={() => void tell('phone')}>
        Call
      </Button>
      <Button size="large" loading={isLoading} onClick={() => void write()}>
        WhatsApp<span className="sr-only"> (opens a new tab)</span>
      </Button>
      {link !== '' && (
        <a href={link} target="_blank" rel="noreferrer">
          Open WhatsApp
        </a>
      )}
    </>
  );
}
