/** Boxes beside each other, with room for cards below each sign. */
export function Mat({ signs }: { signs: readonly string[] }) {
  return (
    <div className="mat">
      {signs.map((sign) => (
        <p key={sign} className="mat__box">
          {sign}
        </p>
      ))}
    </div>
  )
}
