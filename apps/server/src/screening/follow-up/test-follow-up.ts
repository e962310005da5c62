/** Shared by the follow-up tests: a screening that needs a follow-up, answers, and requests. */
import { type AnalyzeResponse, type FollowUp, type FollowUpAnswer, type ItemId } from '@ankur/screening'
import { type Family, responsesCounting } from '../test-family.ts'

/** Items 7, 9 and 11: all still count, or all are fine. */
export const allCount: FollowUpAnswer[] = [
  { question: '7.how', chosen: [] },
  { question: '9.brings', chosen: ['flower'] },
  { question: '9.purpose', chosen: ['unknown'] },
  { question: '11.what', chosen: ['toy'] },
]
export const allFine: FollowUpAnswer[] = [
  { question: '7.how', chosen: ['points'] },
  { question: '7.purpose', chosen: ['also_show'] },
  { question: '9.brings', chosen: ['flower', 'stone'] },
  { question: '9.purpose', chosen: ['also_show'] },
  { question: '11.what', chosen: ['back', 'toy'] },
  { question: '11.what_mostly', chosen: ['fine'] },
]

export async function middle(family: Family, ...items: ItemId[]): Promise<string> {
  const responses = responsesCounting(...(items.length > 0 ? items : ([7, 9, 11] as const)))
  const response = await family.analyze({ responses, birthMonth: '2024-09' })
  return response.json<AnalyzeResponse>().assessment.id
}

export function followUpOf(family: Family, id: string) {
  const url = `/api/assessments/${id}/follow-up`
  return {
    get: () => family.get(url),
    state: async (): Promise<FollowUp> => (await family.get(url)).json(),
    post: (answers: unknown, more: object = {}) => family.send({ method: 'POST', url, payload: { answers, ...more } }),
    raw: (payload: string) => family.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } }),
  }
}
