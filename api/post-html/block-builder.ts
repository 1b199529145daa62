import type { Block, ListItem } from "#api/documents/block-tree.ts";
import { FigureReader, galleryOf } from "./figure-reader.ts";
import { addItem, type OpenItem, type OpenList } from "./list-items.ts";
import { innerStyle, OpenText, plainStyle, type TextStyle } from "./open-text.ts";
import { decorativeRole, pictureBlock } from "./picture-block.ts";
import { indentation, isOrderedItem, toneOf } from "./quill-markup.ts";
import type { Attributes, MarkupHandler } from "./read-markup.ts";
import { TableReader } from "./table-reader.ts";
import { mediaOf } from "./table-rows.ts";
import { isText } from "./text-blocks.ts";
import { singleLine } from "./text-runs.ts";

/** While reading; `limitNesting` allows fewer later. */
const maxContainers = 100;

interface SourceList extends OpenList {
  /** Level of its items without indentation by a class. */
  level: number;
  ordered: boolean;
}

interface Container {
  blocks: Block[];
  /** Set for an open list, whose blocks become items, or for an open item of one. */
  list?: SourceList;
  item?: OpenItem;
  /** Set for an open table, figure, or caption of a figure. */
  table?: TableReader;
  figure?: FigureReader;
  captionOf?: FigureReader;
  /** Whether an empty line follows the last block. */
  hasGap: boolean;
  /** Whether it contains only text outside paragraphs, as Quill's quotes do. */
  isLine: boolean;
}

const newContainer = (blocks: Block[]): Container => ({ blocks, hasGap: false, isLine: true });

/** Formatting continues across blocks; pictures and videos split the paragraph around them. */
export class BlockBuilder implements MarkupHandler {
  private readonly root = newContainer([]);
  private readonly containers = [this.root];
  private readonly elements: { name: string; leave: () => void }[] = [];
  private readonly openText = new OpenText();
  /** Quotes that are one line, as Quill writes them; the next one is added to the same quote. */
  private readonly lineQuotes = new WeakSet<Block>();

  open(name: string, attributes: Attributes): void {
    const src = attributes.get("src");
    if (name === "br") this.openText.breakLine();
    else if (name === "hr") {
      this.endText();
      this.add({ type: "horizontalRule" });
    } else if (name !== "img") this.elements.push({ name, leave: this.enter(name, attributes) });
    if (src === undefined) return;
    this.endText();
    if (name === "iframe") return this.add({ type: "video", attrs: { src } });
    const [width, height] = [Number(attributes.get("width") ?? 0), Number(attributes.get("height") ?? 0)];
    const isDecorative = attributes.get("role") === decorativeRole;
    const alt = singleLine(attributes.get("alt") ?? "");
    this.add(pictureBlock({ src, alt, isDecorative, width, height }));
  }

  close(name: string): void {
    if (!this.elements.some((element) => element.name === name)) return;
    for (let closed: string | undefined; closed !== name;) {
      const element = this.elements.pop();
      element?.leave();
      closed = element?.name ?? name;
    }
  }

  text(text: string): void {
    this.openText.write(text);
  }

  finish(): Block[] {
    while (this.elements.length > 0) this.elements.pop()?.leave();
    this.endText();
    return this.root.blocks;
  }

  private enter(name: string, attributes: Attributes): () => void {
    const className = attributes.get("class");
    const { list } = this.container;
    if (this.containers.length < maxContainers) {
      const leave = this.enterStructure(name, attributes);
      if (leave) return leave;
      if (name === "blockquote") return this.enterQuote(className);
      if (name === "ul" || name === "ol") return this.enterList(name === "ol");
      if (name === "li" && list) return this.enterItem(list, className, attributes.get("data-list"));
    }
    // A table in a cell belongs here too.
    if (name === "td" || name === "th") this.openText.write(" ");
    const isText =
      /^(?:p|div|h[1-6]|pre|blockquote|ul|ol|li|aside|figure|figcaption|table|caption|thead|tr)$/.test(name);
    if (!isText) return this.openText.marks.enter(name, attributes.get("href"));
    if (name === "div" && this.openText.style.isCode) {
      this.openText.startLine();
      return () => undefined;
    }
    this.endText();
    return this.push(innerStyle(this.openText.style, name, className));
  }

  /** Null for what has a meaning only elsewhere, such as a cell without a table. */
  private enterStructure(name: string, attributes: Attributes): (() => void) | null {
    const { table, figure, captionOf } = this.container;
    const className = attributes.get("class");
    const tone = name === "aside" ? toneOf(className) : undefined;
    if (tone)
      return this.enterBlock((content) =>
        content[0] ? [{ type: "callout", attrs: { tone }, content }] : [],
      );
    if (name === "div" && className === "gallery") return this.enterBlock(galleryOf);
    if (name === "figure") {
      const opened = new FigureReader();
      return this.enterBlock((blocks) => opened.finish(blocks), { figure: opened });
    }
    if (name === "figcaption" && figure) {
      return this.enterBlock((blocks) => (figure.addCaption(blocks), mediaOf(blocks)), { captionOf: figure });
    }
    if (name === "small" && captionOf) {
      return this.enterBlock((blocks) => (captionOf.addCredit(blocks), mediaOf(blocks)));
    }
    if (name === "table" && !this.containers.some((container) => container.table)) {
      const opened = new TableReader();
      return this.enterBlock((blocks) => opened.finish(blocks), { table: opened });
    }
    return table ? this.enterTablePart(table, name, attributes) : null;
  }

  private enterTablePart(table: TableReader, name: string, attributes: Attributes): (() => void) | null {
    switch (name) {
      case "thead":
        table.isInHead = true;
        return () => (table.isInHead = false);
      case "tr":
        this.endText();
        table.openRow();
        return () => {
          this.endText();
          table.closeRow();
        };
      case "td":
      case "th":
        return this.enterBlock((blocks) => (table.addCell(blocks, name === "th", attributes), []));
      case "caption":
        return this.enterBlock((blocks) => (table.setCaption(blocks), []));
      default:
        return null;
    }
  }

  /** `finish` makes of what was in the element the blocks that take its place. */
  private enterBlock(finish: (blocks: Block[]) => Block[], role: Partial<Container> = {}): () => void {
    this.endText();
    const opened = { ...newContainer([]), ...role };
    return this.push(plainStyle, opened, () => {
      for (const block of finish(opened.blocks)) this.add(block);
    });
  }

  private enterQuote(className: string | undefined): () => void {
    this.endText();
    const quote = newContainer([]);
    return this.push({ ...plainStyle, indent: indentation(className) }, quote, () => {
      if (quote.blocks.length === 0) return;
      const block: Block = { type: "blockquote", content: quote.blocks };
      if (quote.isLine) this.lineQuotes.add(block);
      this.add(block);
    });
  }

  private enterList(ordered: boolean): () => void {
    this.endText();
    const outer = this.container;
    const { blocks, item, hasGap } = outer;
    const list: SourceList = outer.list
      ? { ...outer.list, level: outer.list.level + 1, ordered }
      : { blocks, start: blocks.length, continues: !hasGap, level: item ? item.level + 1 : 0, ordered };
    return this.push(plainStyle, { ...newContainer(blocks), list }, () => {
      Object.assign(outer, { hasGap: false, isLine: false });
    });
  }

  private enterItem(
    list: SourceList,
    className: string | undefined,
    dataList: string | undefined,
  ): () => void {
    this.endText();
    const indent = indentation(className);
    const ordered = isOrderedItem(dataList) ?? list.ordered;
    const node: ListItem = { type: "listItem", content: [] };
    const item: OpenItem = { node, ordered, level: list.level + indent, joins: indent > 0 };
    return this.push(plainStyle, { ...newContainer(node.content), item }, () => addItem(list, item));
  }

  /** The returned function leaves the element and then calls `done`. */
  private push(style: TextStyle, container?: Container, done?: () => void): () => void {
    this.openText.enter(style);
    if (container) this.containers.push(container);
    return () => {
      this.endText();
      this.openText.leave();
      if (container) this.containers.pop();
      done?.();
    };
  }

  private get container(): Container {
    return this.containers.at(-1) ?? this.root;
  }

  private endText(): void {
    const text = this.openText.take();
    if (text) this.add(text);
    else if (this.openText.style.isExplicit) this.container.hasGap = true;
  }

  private add(block: Block): void {
    const { list, blocks, hasGap } = this.container;
    const last = blocks.at(-1);
    if (list) {
      const node: ListItem = { type: "listItem", content: [block] };
      addItem(list, { node, ordered: list.ordered, level: list.level, joins: false });
    } else if (this.isLine(block) && last && this.isLine(last) && !hasGap)
      for (const line of block.content) last.content.push(line);
    else blocks.push(block);
    this.container.hasGap = false;
    if (!isText(block) || this.openText.style.isExplicit) this.container.isLine = false;
  }

  private isLine(block: Block): block is Extract<Block, { type: "blockquote" }> {
    return block.type === "blockquote" && this.lineQuotes.has(block);
  }
}
