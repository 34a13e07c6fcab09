package dev.jacquard.agent.link;

import dev.jacquard.runtime.name.Sites.Site;
import dev.jacquard.runtime.state.Position;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** The tables of a class while it is rewritten. */
public final class TableWriter {
  /** Smaller ones may be part of instructions. */
  private static final int FIRST_PLACEHOLDER = Short.MAX_VALUE + 1;

  private static final int INTEGER_TAG = 3;

  private final List<Site> sites = new ArrayList<>();
  private final Map<FieldName, Slot> fields = new HashMap<>();
  private final List<FieldName> fieldNames = new ArrayList<>();
  private final List<Position> positions = new ArrayList<>();
  private final Map<String, Integer> residuals = new HashMap<>();
  private final List<String> residualDigests = new ArrayList<>();
  private final List<Slot> slots = new ArrayList<>();
  private final Set<Integer> taken = new HashSet<>();
  private int loops;
  private int nextPlaceholder = FIRST_PLACEHOLDER;

  /** For a class with this file, whose own constants no placeholder may be taken for. */
  public TableWriter(ClassReader original) {
    for (int i = 1; i < original.getItemCount(); i++) {
      int item = original.getItem(i);
      if (item > 0 && original.readByte(item - 1) == INTEGER_TAG) {
        taken.add(original.readInt(item));
      }
    }
  }

  public Slot site(Site site) {
    sites.add(site);
    return slot(Table.SITES, sites.size() - 1);
  }

  /** All accesses to a field share one entry. */
  public Slot field(FieldName field) {
    Slot known = fields.get(field);
    if (known == null) {
      fieldNames.add(field);
      known = slot(Table.FIELDS, fieldNames.size() - 1);
      fields.put(field, known);
    }
    return known;
  }

  public Slot loop() {
    return slot(Table.LOOPS, loops++);
  }

  public Slot position(Position position) {
    positions.add(position);
    return slot(Table.POSITIONS, positions.size() - 1);
  }

  /** The number of residual code among that of the class, from 1. The text itself is not kept. */
  public int residual(String text) {
    String digest = digest(text);
    Integer known = residuals.get(digest);
    if (known == null) {
      residualDigests.add(digest);
      known = residualDigests.size();
      residuals.put(digest, known);
    }
    return known;
  }

  private static String digest(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_16)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }

  private Slot slot(Table table, int number) {
    while (taken.contains(nextPlaceholder)) {
      nextPlaceholder++;
    }
    Slot slot = new Slot(table, number, nextPlaceholder++);
    slots.add(slot);
    return slot;
  }

  /** The class in its final form, which has been written already. */
  public Rewritten finish(ClassWriter writer) {
    int[] items = new int[slots.size()];
    for (int i = 0; i < items.length; i++) {
      items[i] = writer.newConst(slots.get(i).placeholder());
    }
    byte[] bytes = writer.toByteArray();
    List<Relocation> relocations = new ArrayList<>();
    if (items.length > 0) {
      ClassReader written = new ClassReader(bytes);
      for (int i = 0; i < items.length; i++) {
        Slot slot = slots.get(i);
        relocations.add(new Relocation(written.getItem(items[i]), slot.table(), slot.number()));
      }
    }
    return new Rewritten(
        bytes,
        new Tables(
            List.copyOf(sites),
            List.copyOf(fieldNames),
            loops,
            List.copyOf(positions),
            List.copyOf(residualDigests)),
        List.copyOf(relocations));
  }
}
