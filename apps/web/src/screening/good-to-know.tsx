import { useWords } from '../platform/language.tsx'
import { saveComfort } from '../platform/comfort/comfort.ts'
import { useComfort } from '../platform/comfort/use-comfort.ts'
import { Card } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Switch } from '../ui/switch/switch.tsx'

export function GoodToKnow() {
  const { screening } = useWords()
  const { waitForNext: waits } = useComfort()
  return (
    <div className="question__beside">
      <Card kind="warm" title={screening.good_to_know} className="good-to-know">
        <ul>
          <li>
            <Icon name="equal" />
            {screening.good_no_wrong}
          </li>
          <li>
            <Icon name="pause" />
            {screening.good_time}
          </li>
          <li>
            <Icon name="info" />
            {screening.good_screening}
          </li>
        </ul>
      </Card>
      <Switch
        label={screening.wait_for_next}
        checked={waits}
        onChange={(waitForNext) => saveComfort({ waitForNext })}
        stateWord={waits ? screening.on : screening.off}
      />
    </div>
  )
}
