package dev.jacquard.agent.cache;

import dev.jacquard.agent.link.FieldName;
import dev.jacquard.agent.link.Relocation;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.link.Table;
import dev.jacquard.agent.link.Tables;
import dev.jacquard.runtime.name.Sites.Site;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Kept classes as bytes. They are read one by one, when they are needed. Nothing is checked:
 * whoever has read the bytes from a file knows that they are those that were written.
 */
final class ClassPack {
  private static final Table[] TABLES = Table.values();

  private ClassPack() {}

  static byte[] write(Collection<KeptClass> classes) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(classes.size());
      for (KeptClass kept : classes) {
        byte[] content = content(kept);
        out.writeUTF(kept.name());
        out.writeInt(content.length);
        out.write(content);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Where the content of each class begins, by its name. */
  static Map<String, Integer> index(byte[] pack) {
    Map<String, Integer> index = new LinkedHashMap<>();
    ByteArrayInputStream bytes = new ByteArrayInputStream(pack);
    try (DataInputStream in = new DataInputStream(bytes)) {
      for (int left = in.readInt(); left > 0; left--) {
        String name = in.readUTF();
        int size = in.readInt();
        index.put(name, pack.length - bytes.available());
        in.skipNBytes(size);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return index;
  }

  static KeptClass read(byte[] pack, String name, int start) {
    try (DataInputStream in =
        new DataInputStream(new ByteArrayInputStream(pack, start, pack.length - start))) {
      byte[] original = bytes(in);
      Set<String> packages = new LinkedHashSet<>();
      for (int left = in.readInt(); left > 0; left--) {
        packages.add(in.readUTF());
      }
      byte[] rewritten = bytes(in);
      Tables tables = new Tables(sites(in), fields(in), in.readInt(), List.of(), List.of());
      return new KeptClass(
          name, original, packages, new Rewritten(rewritten, tables, relocations(in)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] content(KeptClass kept) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    Rewritten rewritten = kept.rewritten();
    write(out, kept.original());
    out.writeInt(kept.packages().size());
    for (String name : kept.packages()) {
      out.writeUTF(name);
    }
    write(out, rewritten.bytes());
    write(out, rewritten.tables());
    out.writeInt(rewritten.relocations().size());
    for (Relocation relocation : rewritten.relocations()) {
      out.writeInt(relocation.offset());
      out.writeByte(relocation.table().ordinal());
      out.writeInt(relocation.number());
    }
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static void write(DataOutputStream out, Tables tables) throws IOException {
    out.writeInt(tables.sites().size());
    for (Site site : tables.sites()) {
      out.writeUTF(site.className());
      out.writeUTF(site.method());
      out.writeUTF(site.descriptor());
      out.writeInt(site.index());
      out.writeUTF(site.file());
      out.writeInt(site.line());
      out.writeBoolean(site.blind());
    }
    out.writeInt(tables.fields().size());
    for (FieldName field : tables.fields()) {
      out.writeUTF(field.declaring());
      out.writeUTF(field.name());
      out.writeUTF(field.descriptor());
    }
    out.writeInt(tables.loops());
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return bytes;
  }

  private static List<Site> sites(DataInputStream in) throws IOException {
    int count = in.readInt();
    List<Site> sites = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      sites.add(
          new Site(
              in.readUTF(),
              in.readUTF(),
              in.readUTF(),
              in.readInt(),
              in.readUTF(),
              in.readInt(),
              in.readBoolean()));
    }
    return sites;
  }

  private static List<FieldName> fields(DataInputStream in) throws IOException {
    int count = in.readInt();
    List<FieldName> fields = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      fields.add(new FieldName(in.readUTF(), in.readUTF(), in.readUTF()));
    }
    return fields;
  }

  private static List<Relocation> relocations(DataInputStream in) throws IOException {
    int count = in.readInt();
    List<Relocation> relocations = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      relocations.add(new Relocation(in.readInt(), TABLES[in.readByte()], in.readInt()));
    }
    return relocations;
  }
}
