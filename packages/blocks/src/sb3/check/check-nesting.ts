import { limits } from '../../project.ts'
import { listOf, mapOf, textOf } from '../tolerant-values.ts'
import type { ReportRule } from './rules.ts'

type JsonMap = ReadonlyMap<string, unknown>

/** Deeper than any game needs; Scratch's loader is recursive. */
const deepest = limits.stackDepth + limits.reporterDepth + 1

/** No block twice, no cycle, no excessive depth: checked with an explicit stack. */
export function checkNesting(blocks: JsonMap, { at, report }: { at: string; report: ReportRule }): void {
  const tops = [...blocks].filter(([, found]) => !Array.isArray(found) && mapOf(found).get('topLevel') === true)
  const waiting = tops.map(([id]) => ({ id, depth: 0 }))
  const seen = new Set<string>()
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const { id, depth } = each
    if (!blocks.has(id)) continue
    if (seen.has(id)) return report('circle', `${at}.${id}`)
    seen.add(id)
    if (depth > deepest) return report('too_deep', `${at}.${id}`)
    const block = mapOf(blocks.get(id))
    const inside = [...mapOf(block.get('inputs')).values()].flatMap((input) => listOf(input).slice(1))
    waiting.push(...inside.map((part) => ({ id: textOf(part), depth: depth + 1 })), { id: textOf(block.get('next')), depth })
  }
}
