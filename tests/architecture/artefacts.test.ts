import { readdirSync, readFileSync } from "node:fs"
import { Cluster } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1"
import { Deployment } from "kubernetes-models/apps/v1"
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2"
import { CronJob, Job } from "kubernetes-models/batch/v1"
import { Ingress, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1"
import { PodDisruptionBudget } from "kubernetes-models/policy/v1"
import { Service } from "kubernetes-models/v1"
import { expect, test } from "vitest"
import { parse, parseAllDocuments } from "yaml"

const KUBERNETES = "operations/kubernetes"
const KINDS = {
  Cluster,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
}

interface Manifest {
  kind: keyof typeof KINDS
  metadata: { name: string }
}

const { resources } = parse(readFileSync(`${KUBERNETES}/kustomization.yaml`, "utf8")) as {
  resources: string[]
}
const manifests = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(`${KUBERNETES}/${file}`, "utf8")).map(
    (document) => document.toJS() as Manifest,
  ),
)

const read = (file: string) => readFileSync(file, "utf8")
const containerfile = read("Containerfile")
const unit = read("operations/systemd/aufwind.service")
const compose = read("operations/compose/compose.yaml")
const commands = [...read("server/main.ts").matchAll(/^ {2}"?([a-z]+(?::[a-z]+)?)"?: /gm)].map(
  ([, name]) => name,
)

test("every manifest is named by the kustomization", () => {
  const files = readdirSync(KUBERNETES).filter((file) => file !== "kustomization.yaml")
  expect(files.toSorted()).toEqual(resources.toSorted())
})

test.each(
  manifests.map((manifest) => ({ manifest, name: `${manifest.kind} ${manifest.metadata.name}` })),
)("$name is what the schema of its kind asks for", ({ manifest }) => {
  const Kind = KINDS[manifest.kind]
  // biome-ignore lint/suspicious/noExplicitAny: each kind checks the shape itself
  expect(() => new Kind(manifest as any).validate()).not.toThrow()
})

test("a manifest with a value of another kind is refused", () => {
  const [first] = manifests.filter(({ kind }) => kind === "Deployment")
  // biome-ignore lint/suspicious/noExplicitAny: what is wrong on purpose
  const wrong = { ...first, spec: { ...(first as any).spec, replicas: "drei" } } as any
  expect(() => new Deployment(wrong).validate()).toThrow("replicas")
})

test("what runs in a container or under systemd handles memory as npm start does", () => {
  const settings = read("server/launch/memory.mjs")
  const [arenas] = /MALLOC_ARENA_MAX \?\? "\d+"/.exec(settings) ?? []
  const [sizes] = /--max-old-space-size=\d+ --max-semi-space-size=\d+/.exec(settings) ?? []
  for (const file of [containerfile, unit]) {
    expect(file).toContain(`MALLOC_ARENA_MAX=${arenas?.match(/\d+/)}`)
    expect(file).toContain(sizes)
  }
})

test("every variable that is set for the server is one that it knows", () => {
  const known = read("platform/server/env.ts")
  const set = [
    ...containerfile.matchAll(/^ENV (\w+)=/gm),
    ...compose.matchAll(/^ {4,6}([A-Z_]+): (?=postgresql|file|172|"10")/gm),
    ...["server", "worker"].flatMap((file) => [
      ...read(`${KUBERNETES}/${file}.yaml`).matchAll(/- name: ([A-Z_]+)$/gm),
    ]),
  ].map(([, name]) => name)
  const OF_OTHERS = ["NODE_ENV", "NODE_OPTIONS", "MALLOC_ARENA_MAX", "SERVER_PASSWORD"]
  const unknown = set.filter(
    (name) => !OF_OTHERS.includes(name ?? "") && !known.includes(`  ${name}: `),
  )
  expect(set.length).toBeGreaterThan(8)
  expect(unknown).toEqual([])
})

test("every command that a container is started with exists", () => {
  const asked = [
    compose,
    containerfile,
    ...["backup", "migrate"].map((job) => read(`${KUBERNETES}/${job}.yaml`)),
  ].flatMap((file) =>
    [...file.matchAll(/(?:command:|CMD|args:) \["([a-z:]+)"\]/g)].map(([, name]) => name),
  )
  expect(asked).toContain("serve")
  expect(asked).toContain("db:migrate")
  expect(asked).toContain("backup")
  expect(asked.filter((name) => !commands.includes(name))).toEqual([])
})
