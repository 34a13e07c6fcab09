package dev.jacquard.model.dynamic;

import dev.jacquard.model.dynamic.graph.Configuration;
import java.util.LinkedHashMap;
import java.util.Map;

/** A state for people: an entry per component of each record, so that changes stand out. */
final class Description<G extends Record> {
  private final Forms forms;
  private final Configuration configuration;
  private final Draft<G> draft;
  private final Map<String, String> entries = new LinkedHashMap<>();

  Description(Forms forms, Configuration configuration) {
    this.forms = forms;
    this.configuration = configuration;
    this.draft = Draft.of(forms, configuration);
  }

  static String process(int process) {
    return "process " + process;
  }

  Map<String, String> entries() {
    entries.putAll(forms.describe(draft.globals()));
    for (int process = 0; process < draft.processes(); process++) {
      if (draft.lives(process)) {
        add(process(process), draft.process(process));
      } else if (configuration.processes()[process] != null) {
        entries.put(process(process), "ended");
      }
    }
    for (int object = 0; object < configuration.objects().length; object++) {
      if (configuration.objects()[object] != null) {
        addObject(Ref.at(object));
      }
    }
    return entries;
  }

  private void addObject(Ref<?> ref) {
    String name = ReferenceForm.OBJECT.describe(ref);
    add(name, draft.object(ref));
    int holder = draft.holder(ref);
    if (holder >= 0) {
      entries.put(name + ".lock", process(holder));
    }
  }

  private void add(String name, Object record) {
    entries.put(name, record.getClass().getSimpleName());
    forms.describe(record).forEach((part, value) -> entries.put(name + "." + part, value));
  }
}
