package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ParentsTest {
  @Property(tries = 200)
  void everyChildFindsItsParent(@ForAll @Size(max = 3000) List<@IntRange(max = 5) Integer> counts) {
    Parents parents = new Parents();
    List<Integer> expected = new ArrayList<>();
    int parent = -1;
    for (int count : counts) {
      for (int i = 0; i < count; i++) {
        parents.child();
        expected.add(parent);
      }
      parents.next();
      parent++;
    }

    for (int child = 0; child < expected.size(); child++) {
      assertThat(parents.parent(child)).isEqualTo(expected.get(child));
    }
  }
}
