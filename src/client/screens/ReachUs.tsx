/** 'write to … or call …', as far as the shop has said how; else the way to its contact page. */
import { useShopWords } from '../api/wordsApi';
import { paths } from '../lib/paths';
import { MailLink, PhoneLink } from '../ui/BrandLinks';
import { Link } from '../ui/Link';

interface Props {
  /** Whether it begins a sentence. */
  first?: boolean;
  /** Where only writing helps. */
  onlyByMail?: boolean;
}

export function ReachUs({ first = false, onlyByMail = false }: Props) {
  const { email, phone } = useShopWords();
  const write = first ? 'Write' : 'write';
  const call = first ? 'Call' : 'call';
  const showsPhone = phone !== undefined && !onlyByMail;
  if (email !== undefined && showsPhone) {
    return (
      <>
        {write} to <MailLink email={email} /> or call <PhoneLink phone={phone} />
      </>
    );
  }
  if (email !== undefined) {
    return (
      <>
        {write} to <MailLink email={email} />
      </>
    );
  }
  if (showsPhone) {
    return (
      <>
        {call} <PhoneLink phone={phone} />
      </>
    );
  }
  return <Link to={paths.contact}>{write} to us</Link>;
}
