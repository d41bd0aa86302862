/** What a shopper's phone will be asked to pay to, as it is typed: the owner tries it with a phone before it counts. */
import Button from 'antd/es/button';
import { Suspense, lazy } from 'react';
import { brand } from '../../../contract/brand';
import { isPayee } from '../../../contract/rules/shopSettings';
import { isUpiId, upiLink } from '../../../contract/rules/upi';
import { rupeesText } from '../../lib/money';

const QrPicture = lazy(() => import(/* webpackChunkName: "qr" */ '../../ui/QrPicture'));

/** Rupees, so that trying it costs little. */
const SAMPLE = 1;

interface Props {
  upiId: string;
  payee: string;
}

export function UpiPreview({ upiId, payee }: Props) {
  const id = upiId.trim();
  if (id === '') {
    return (
      <p className="settings-said">
        Without a UPI id an order’s page has no QR code and no button for payment apps: it says that your team will call
        about the payment.
      </p>
    );
  }
  if (!isUpiId(id) || !isPayee(payee)) {
    return <p className="settings-said quiet">Here stands the QR code as soon as the UPI id is whole.</p>;
  }
  const name = payee.trim() === '' ? brand.name : payee.trim();
  const note = `${brand.name}: a try`;
  const link = upiLink({ id, payee: name, amountPaise: SAMPLE * 100, orderNo: 'TRY', note });
  const amount = rupeesText(SAMPLE);
  return (
    <section className="settings-preview" aria-label="What a shopper’s phone is asked">
      <div className="qr-place">
        <Suspense fallback={null}>
          <QrPicture text={link} title={`QR code that pays ${amount} to ${id}`} />
        </Suspense>
      </div>
      <div>
        <p>
          <strong>Try it before you save.</strong> Scan this with your own payment app. It must find the account, say{' '}
          <strong>{name}</strong> or the name that your bank knows, and ask for {amount}. Then go back, or pay it and
          see that it arrives.
        </p>
        <Button size="large" href={link} className="settings-app">
          Open a payment app on this phone
        </Button>
      </div>
    </section>
  );
}
