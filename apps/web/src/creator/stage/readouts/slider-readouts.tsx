import { useCreator } from '../../use-creator.ts'
import { useFrame, useRunner } from '../runner.ts'
import { setReadout, shownReadouts } from './readouts.ts'

/** Variables that a player may change with a slider while the game runs. */
export function SliderReadouts() {
  const { project } = useCreator()
  const runner = useRunner()
  useFrame()
  if (!runner.machine() || runner.lookedAt()) return null
  const sliders = shownReadouts(project, runner).filter(({ look, list }) => look.mode === 'slider' && !list)
  return sliders.map(({ id, name, value, look }) => (
    <label key={id} className="stage__slider">
      {name}
      <input
        type="range"
        min={look.least}
        max={look.most}
        step={look.isWhole ? 1 : 'any'}
        value={Number(value) || 0}
        onChange={(event) => setReadout(runner, id, Number(event.target.value))}
      />
    </label>
  ))
}
