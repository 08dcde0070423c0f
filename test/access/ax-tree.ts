import { cdp } from 'vitest/browser';

/** A node of the browser's own accessibility tree, which is what screen readers are given. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly isLive: boolean;
  readonly children: readonly AxNode[];
}

/** Not in what is read: only their children are. */
const passedOver = new Set(['none', 'generic', 'InlineTextBox']);

/** The tree of the page of the test. Nodes that are passed over are replaced by what is in them. */
export async function readTree(): Promise<AxNode> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  // The tests run in the one frame of the page around them.
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', {
    frameId: frameTree.childFrames![0]!.frame.id,
  });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const build = (id: string): AxNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = String(node.role?.value ?? '');
    const children = (node.childIds ?? []).flatMap(build);
    if (node.ignored || (passedOver.has(role) && !node.name?.value)) return children;
    if (role === 'InlineTextBox') return [];
    return [
      {
        role,
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        isLive: (node.properties ?? []).some(({ name, value }) => name === 'live' && value.value !== 'off'),
        children,
      },
    ];
  };
  return build(nodes[0]!.nodeId)[0]!;
}

/** A node and all that is in it, in the order of reading. */
export function allOf(node: AxNode): AxNode[] {
  return [node, ...node.children.flatMap(allOf)];
}

export function withRole(root: AxNode, ...roles: readonly string[]): AxNode[] {
  return allOf(root).filter(({ role }) => roles.includes(role));
}
