package dev.jacquard.agent.link;

import dev.jacquard.runtime.jvm.Fields;
import dev.jacquard.runtime.loop.LoopNumbers;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.state.Position;
import dev.jacquard.runtime.state.Positions;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Gives rewritten classes the numbers of this process. */
public final class Linker {
  private final ResidualNumbers residuals = new ResidualNumbers();

  /** The file of a class as this process defines it, for a loader that is null for the JDK. */
  public byte[] link(ClassLoader loader, Rewritten rewritten) {
    if (rewritten.relocations().isEmpty()) {
      return rewritten.bytes();
    }
    Map<Table, int[]> numbers = numbers(loader, rewritten.tables());
    byte[] bytes = rewritten.bytes().clone();
    for (Relocation relocation : rewritten.relocations()) {
      write(bytes, relocation.offset(), numbers.get(relocation.table())[relocation.number()]);
    }
    return bytes;
  }

  private static void write(byte[] bytes, int offset, int number) {
    bytes[offset] = (byte) (number >> 24);
    bytes[offset + 1] = (byte) (number >> 16);
    bytes[offset + 2] = (byte) (number >> 8);
    bytes[offset + 3] = (byte) number;
  }

  private Map<Table, int[]> numbers(ClassLoader loader, Tables tables) {
    Map<Table, int[]> numbers = new EnumMap<>(Table.class);
    int[] sites = new int[tables.sites().size()];
    for (int i = 0; i < sites.length; i++) {
      sites[i] = Sites.add(tables.sites().get(i));
    }
    numbers.put(Table.SITES, sites);
    int[] fields = new int[tables.fields().size()];
    for (int i = 0; i < fields.length; i++) {
      FieldName field = tables.fields().get(i);
      fields[i] = Fields.add(loader, field.declaring(), field.name(), field.descriptor());
    }
    numbers.put(Table.FIELDS, fields);
    int[] loops = new int[tables.loops()];
    for (int i = 0; i < loops.length; i++) {
      loops[i] = LoopNumbers.next();
    }
    numbers.put(Table.LOOPS, loops);
    numbers.put(Table.POSITIONS, positions(tables));
    return numbers;
  }

  private int[] positions(Tables tables) {
    int[] codes = new int[tables.residuals().size() + 1];
    for (int i = 1; i < codes.length; i++) {
      codes[i] = residuals.of(tables.residuals().get(i - 1));
    }
    List<Position> positions = tables.positions();
    int[] numbers = new int[positions.size()];
    for (int i = 0; i < numbers.length; i++) {
      Position relative = positions.get(i);
      numbers[i] = Positions.add(relative.with(codes[relative.before()], codes[relative.during()]));
    }
    return numbers;
  }
}
