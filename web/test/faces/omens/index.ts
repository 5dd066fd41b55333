/** The face of the module that `tests/support/every_kind.py` brings: it fills every place and every layer. */
import type { Component } from "svelte";
import { LAYERS, type Face, type LayerName, type LayerProps } from "../../../src/modules/face";
import type { MessageId } from "../../../src/words/say";
import Mark from "./Mark.svelte";
import Panel from "./Panel.svelte";
import Row from "./Row.svelte";
import { DRAWN, signsIn } from "./signs";

/** A mark that knows which layer it is in. */
const markIn = (layer: LayerName): Component<LayerProps> => (anchor, props) =>
  Mark(anchor, Object.create(props, { layer: { value: layer, enumerable: true } }) as LayerProps & { layer: LayerName });

export const face: Face = {
  module: "omens",
  panel: {
    title: "omens-title" as MessageId,
    sign: "M12 3 4 20h16Z",
    Panel,
    badge: (_view, targets) => DRAWN.reduce((sum, kind) => sum + targets.of(kind).size, 0),
  },
  layers: Object.fromEntries(LAYERS.map((layer) => [layer, markIn(layer)])),
  Row,
  draws: [...DRAWN, "currency"],
  lines: (view) => [signsIn(view).last],
};
