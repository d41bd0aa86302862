export default function Desk() {
  return <p>desk</p>;
}
